import { ROUTE } from '@lantern/contract/routes'
import { saferPlayed, saferSettings } from '@lantern/contract/safer-settings'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { call, now, useInterval } from '@lantern/platform'
import { AlertDialog, Amount, Button } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { elapsedText } from './parts/elapsed.rules.ts'
import { frameMessages } from './venue-frame.messages.ts'

/** Until the member's own interval is loaded (G14). */
const DEFAULT_MINUTES = 60

/** Shows the time played and its net result until the member responds, at the member's interval; both buttons have the same weight (G14). */
export function RealityCheck({ since, onStop }: { since: number; onStop: () => void }) {
  const t = useMessages(frameMessages)
  const settings = useQuery({
    queryKey: ['games', 'reality'],
    queryFn: ({ signal }) => call(saferSettings, {}, { signal }),
  })
  const interval = (settings.data?.realityMinutes ?? DEFAULT_MINUTES) * MINUTE_MS
  const [answeredAt, setAnsweredAt] = useState(since)
  const [at, setAt] = useState(since)
  useInterval(() => setAt(now()), 1000)
  const isOpen = at - answeredAt >= interval
  const played = useQuery({
    queryKey: ['games', 'reality', since, answeredAt],
    queryFn: ({ signal }) => call(saferPlayed, { since: Math.floor(since) }, { signal }),
    enabled: isOpen,
  })
  const answer = () => setAnsweredAt(now())
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && answer()}
      title={t.realityTitle}
      message={t.realityText({ time: elapsedText(at - since) })}
      cancel={{
        text: t.realityStop,
        onClick: () => {
          answer()
          onStop()
        },
      }}
      confirm={{ text: t.realityContinue, kind: 'secondary', onClick: answer }}
    >
      {played.data && (
        <p>
          {t.realityNet} <Amount value={played.data.result} currency="¥" sign />
        </p>
      )}
      <Button kind="quiet" size="sm" render={<Link to={ROUTE.betRecord} />}>
        {t.realityHistory}
      </Button>
    </AlertDialog>
  )
}
