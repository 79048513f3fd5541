import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import { AlertDialog, Button } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { elapsedText } from './elapsed.rules.ts'
import { frameMessages } from './venue-frame.messages.ts'

/** Default interval (G14). */
const REALITY_CHECK_MS = 60 * 60_000

/** Shows the time played until the member responds; both buttons have the same weight (G14). */
export function RealityCheck({ since, onStop }: { since: number; onStop: () => void }) {
  const t = useMessages(frameMessages)
  const [answered, setAnswered] = useState(0)
  const [passed, setPassed] = useState(0)
  useInterval(() => setPassed(Math.floor((now() - since) / REALITY_CHECK_MS)), 1000)
  const answer = () => setAnswered(passed)
  return (
    <AlertDialog
      open={passed > answered}
      onOpenChange={(open) => !open && answer()}
      title={t.realityTitle}
      message={t.realityText({ time: elapsedText(passed * REALITY_CHECK_MS) })}
      cancel={{
        text: t.realityStop,
        onClick: () => {
          answer()
          onStop()
        },
      }}
      confirm={{ text: t.realityContinue, kind: 'secondary', onClick: answer }}
    >
      <Button kind="quiet" size="sm" render={<Link to={ROUTE.betRecord} />}>
        {t.realityHistory}
      </Button>
    </AlertDialog>
  )
}
