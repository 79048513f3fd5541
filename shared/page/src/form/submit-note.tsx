import { useMessages } from '@lantern/i18n'
import { Button, IconAlert, IconBusy, IconInfo } from '@lantern/ui'
import { Note } from '../parts/note.tsx'
import { pageMessages } from '../parts/page.messages.ts'
import type { Submit } from './use-submit.ts'

/** Information for the member while an answer is missing: nothing is sent twice, and what to do. */
export function SubmitNote({ submit }: { submit: Pick<Submit<unknown>, 'state' | 'ask'> }) {
  const t = useMessages(pageMessages)
  const { state } = submit
  switch (state.kind) {
    case 'unknown':
    case 're-querying': {
      const isByHand = state.kind === 'unknown' && state.waitsFor === 'member'
      return (
        <Note
          tone="warning"
          role="alert"
          icon={isByHand ? <IconAlert /> : <IconBusy />}
          title={t.unknownTitle}
          action={
            isByHand && (
              <Button size="sm" onClick={submit.ask}>
                {t.askAgain}
              </Button>
            )
          }
        >
          {isByHand ? t.unknownByHand : t.unknownAsking}
        </Note>
      )
    }
    case 'not-received':
      return (
        <Note tone="info" role="alert" icon={<IconInfo />} title={t.notReceivedTitle}>
          {t.notReceived}
        </Note>
      )
    default:
      return null
  }
}
