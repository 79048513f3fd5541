/** Texts of the confirmation page. */
import { defineMessages } from '../../texts/define-messages.ts'

export const stepMessages = defineMessages({
  zh: {
    whatHappens: '将会发生什么',
    reason: '原因',
    reasonHint: '写进审计日志，3 到 300 个字。',
    reasonMissing: '请写下原因，3 到 300 个字。',
    cancel: '算了',
    refused: '没有执行',
  },
  en: {
    whatHappens: 'What will happen',
    reason: 'Reason',
    reasonHint: 'It goes into the audit log, 3 to 300 characters.',
    reasonMissing: 'Say why, in 3 to 300 characters.',
    cancel: 'Never mind',
    refused: 'Nothing was done',
  },
})
