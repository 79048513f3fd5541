import { defineMessages, useMessages } from '@lantern/i18n'
import { CopyButton } from '@lantern/ui'

const messages = defineMessages({
  'zh-CN': { copy: '复制问题编号', copied: '已复制' },
  en: { copy: 'Copy the reference', copied: 'Copied' },
})

/** Copies the support code to the clipboard. A separate chunk, since pages rarely fail. */
export function SupportCopy({ code }: { code: string }) {
  const t = useMessages(messages)
  return <CopyButton compact text={code} label={t.copy} doneLabel={t.copied} />
}
