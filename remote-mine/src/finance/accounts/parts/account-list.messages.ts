import { defineMessages } from '@lantern/i18n'

/** Texts of the lists of accounts, apart from those that the page of withdrawals loads too. */
export const accountListMessages = defineMessages({
  'zh-CN': {
    title: ({ kind }: { kind: string }) => `${kind}账户`,
    addTitle: ({ kind }: { kind: string }) => `添加${kind}账户`,
    view: '列表与添加',
    list: '我的账户',
    add: '添加',
    addKind: ({ kind }: { kind: string }) => `添加${kind}`,
    count: ({ n, max }: { n: string; max: string }) => `已添加 ${n} / ${max}`,
    countPer: ({ n, max }: { n: string; max: string }) => `已添加 ${n}，每个网络最多 ${max}`,
    full: ({ max }: { max: string }) => `已达上限 ${max} 个，移除后可再添加`,
    empty: ({ kind }: { kind: string }) => `还没有${kind}收款账户`,
    emptyDetail: '添加后，取款可直接付到该账户。',
    replaceTitle: '更换银行卡号',
  },
  en: {
    title: ({ kind }) => `${kind} accounts`,
    addTitle: ({ kind }) => `Add ${kind}`,
    view: 'List or add',
    list: 'My accounts',
    add: 'Add',
    addKind: ({ kind }) => `Add ${kind}`,
    count: ({ n, max }) => `${n} of ${max}`,
    countPer: ({ n, max }) => `${n} added, up to ${max} per network`,
    full: ({ max }) => `You have reached the limit of ${max}. Remove one to add another.`,
    empty: ({ kind }) => `No ${kind} account yet`,
    emptyDetail: 'Add one to receive withdrawals.',
    replaceTitle: 'Change the card number',
  },
})
