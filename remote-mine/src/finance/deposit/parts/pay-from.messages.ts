import { defineMessages } from '@lantern/i18n'

/** Texts for choosing the account that a deposit is paid from. */
export const payFromMessages = defineMessages({
  'zh-CN': {
    payFrom: '付款账户',
    scan: '扫码付款',
    chooseAccount: '请选择付款账户',
    none: ({ name }: { name: string }) => `还没有绑定${name}账户`,
    noneText: '此方式仅支持使用已绑定的本人账户付款。绑定后将返回此页，已填金额会保留。',
    bind: ({ name }: { name: string }) => `绑定${name}账户`,
    bindOther: '绑定新账户',
    inReview: '审核中',
    unusable: '不可用',
    isDefault: '默认',
  },
  en: {
    payFrom: 'Pay from',
    scan: 'Pay by QR code',
    chooseAccount: 'Choose account to pay from',
    none: ({ name }) => `No ${name} account linked yet`,
    noneText: 'This method requires your own linked account. You will return here afterwards and your amount is kept.',
    bind: ({ name }) => `Link ${name} account`,
    bindOther: 'Link another account',
    inReview: 'In review',
    unusable: 'Unavailable',
    isDefault: 'Default',
  },
})
