import { useMessages } from '@lantern/i18n'
import { InlineCopy } from './inline-copy.tsx'
import { pageMessages } from './page.messages.ts'

/** A number that support may ask for, with a copy button. */
export function OrderNo({ no }: { no: string }) {
  const t = useMessages(pageMessages)
  return (
    <>
      {no} <InlineCopy text={no} label={t.copy} />
    </>
  )
}
