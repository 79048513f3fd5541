import { securityTipMessages } from './security-tip.messages.ts'

it('[SHELL-DLG-8] the note of a tip that was read says what the dialog says', () => {
  const { 'zh-CN': zh, en } = securityTipMessages
  expect(zh.tipNote).toBe(zh.tipBody.replaceAll('\n', ''))
  expect(en.tipNote).toBe(en.tipBody.replaceAll('\n', ' '))
})
