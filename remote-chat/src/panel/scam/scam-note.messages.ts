import { defineMessages } from '@lantern/i18n'

export const scamMessages = defineMessages({
  'zh-CN': {
    line: '疑似诈骗。请勿转账、添加联系方式或提供验证码。',
    draft: '这条消息含诈骗常用语，可能被屏蔽。客服不会索要密码、验证码或转账。',
  },
  en: {
    line: 'This may be a scam. Do not send money, contact details or codes.',
    draft: 'This reads like a scam and may be hidden. Support never asks for passwords, codes or transfers.',
  },
})
