import { defineMessages } from '@lantern/i18n'

export const codeFieldMessages = defineMessages({
  'zh-CN': {
    digits: '6 位数字',
    send: '发送验证码',
    sendAgain: '重新发送',
    sendAgainIn: ({ s }: { s: string }) => `${s} 秒后重发`,
    sent: '验证码已发送，请查收。',
  },
  en: {
    digits: '6 digits',
    send: 'Send code',
    sendAgain: 'Send again',
    sendAgainIn: ({ s }) => `Resend in ${s} s`,
    sent: 'Code sent.',
  },
})
