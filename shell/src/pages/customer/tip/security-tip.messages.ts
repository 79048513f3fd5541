import { defineMessages } from '@lantern/i18n'

export const securityTipMessages = defineMessages({
  'zh-CN': {
    tipTitle: '安全提示',
    tipBody: '若客服主动向您提供银行卡号要求转账，请勿转账，谨防诈骗。\n因此造成的损失，平台概不负责。',
    tipNever: '官方客服绝不会\n索要登录密码或资金密码\n索要短信验证码\n发送没有签名的消息',
    /** `tipBody` in one paragraph. */
    tipNote: '若客服主动向您提供银行卡号要求转账，请勿转账，谨防诈骗。因此造成的损失，平台概不负责。',
    iKnow: '我知道了',
  },
  en: {
    tipTitle: 'Security tip',
    tipBody:
      'If anyone from support gives you a card number and asks for a transfer, don’t pay.\nThe platform takes no responsibility for such losses.',
    tipNever:
      'Our agents never\nask for your log\u2011in or fund password\nask for a text-message code\nsend a message without a signature',
    tipNote:
      'If anyone from support gives you a card number and asks for a transfer, don’t pay. The platform takes no responsibility for such losses.',
    iKnow: 'I understand',
  },
})
