import { useMessages } from '@lantern/i18n'
import { CopyButton } from '@lantern/ui'
import { remotesMessages } from '../remotes/remotes.messages.ts'

/** The support code, to be read out or copied. */
export function SupportLine({ code }: { code: string }) {
  const t = useMessages(remotesMessages)
  return (
    <>
      {t.code({ code })} <CopyButton compact text={code} label={t.copyCode} doneLabel={t.copied} />
    </>
  )
}
