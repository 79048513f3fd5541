import { defineMessages } from '@lantern/i18n'

/** The bound account that a deposit is paid from. */
export const payFromMessages = defineMessages({
  'zh-CN': {
    payFrom: '付款账户',
    scan: '扫码付款',
    chooseAccount: '请选择付款账户',
    none: ({ name }: { name: string }) => `还没有绑定${name}账户`,
    noneText: '此方式只能用已绑定的本人账户付款。绑定后回到这里，已填的金额会保留。',
    bind: ({ name }: { name: string }) => `绑定${name}账户`,
    bindOther: '绑定新账户',
    inReview: '审核中',
    unusable: '不可用',
    isDefault: '默认',
  },
  en: {
    payFrom: 'Pay from',
    scan: 'Scan a code',
    chooseAccount: 'Choose the account that you pay from',
    none: ({ name }) => `No ${name} account is bound yet`,
    noneText: 'This method is paid from your own bound account only. You come back here, with your amount kept.',
    bind: ({ name }) => `Bind your ${name} account`,
    bindOther: 'Bind another',
    inReview: 'In review',
    unusable: 'Not usable',
    isDefault: 'Default',
  },
})
