import { defineMessages } from '@lantern/i18n'

export const reminderMessages = defineMessages({
  'zh-CN': {
    remind: '开放时发邮件告诉我',
    undo: '取消开放提醒',
    waiting: '场馆开放时，我们会发一封站内邮件。',
    signIn: '登录后可以请我们在开放时告诉您。',
  },
  en: {
    remind: 'Mail me when it opens',
    undo: 'Cancel the mail',
    waiting: 'We will send one mail to your inbox when the venue opens.',
    signIn: 'Log in to be told when it opens.',
  },
})
