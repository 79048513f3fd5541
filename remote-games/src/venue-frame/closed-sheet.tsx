import { canonicalVenue, type Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { newRequestNo, now } from '@lantern/platform'
import { Button, Sheet } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { moneyChanged, type RecallFate, recallFrom } from '../parts/launch/flow/launch.api.ts'
import { localSpan } from '../parts/local-span.rules.ts'
import styles from './closed-sheet.module.css'
import { frameMessages } from './venue-frame.messages.ts'

export type ClosedSheetProps = {
  code: string
  venueName: string
  /** Undefined until the list of venues is loaded. */
  venue: Pick<Venue, 'walletMode' | 'maintainFrom' | 'maintainTo'> | undefined
  /** The venue itself reported it (600101, 6014): recalls without asking (screens.md 2). Not for the list alone: a recall is of all venues. */
  recalls: boolean
  onClose: () => void
}

/** Shown when maintenance begins while a venue is open: where the money is, and a button to recall it. */
export function ClosedSheet({ code, venueName, venue, recalls, onClose }: ClosedSheetProps) {
  const t = useMessages(frameMessages)
  const [open, setOpen] = useState(true)
  const recall = useRecallOf(code, recalls)
  const isSeamless = venue?.walletMode === 2
  const { ask } = recall
  useEffect(() => {
    if (recalls && !isSeamless) ask()
  }, [recalls, isSeamless, ask])
  const span =
    venue?.maintainFrom != null && venue.maintainTo != null
      ? localSpan(venue.maintainFrom, venue.maintainTo, now())
      : null
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && setOpen(false)}
      onClosed={onClose}
      title={t.closedTitle({ venue: venueName })}
      closeLabel={t.closedClose}
      footer={
        <div className={styles.actions}>
          {!isSeamless && recall.canRetry && (
            <Button kind="primary" size="lg" block onClick={recall.ask}>
              {t.recall}
            </Button>
          )}
          <Button size="lg" block onClick={() => setOpen(false)}>
            {t.closedOk}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p>{t.closedText}</p>
        {span !== null && <p className={styles.weak}>{t.closedSpan({ span })}</p>}
        <p className={styles.money} role="status">
          {isSeamless ? t.closedSeamless : t[recall.word]}
        </p>
      </div>
    </Sheet>
  )
}

const WORDS = {
  returned: 'closedReturned',
  kept: 'closedKept',
  checking: 'closedChecking',
  none: 'closedNone',
} as const satisfies Record<RecallFate, string>

/** Recalls; a retry has the same request number after a lost answer, a new one after a refusal. @param isAsked the recall starts automatically */
function useRecallOf(code: string, isAsked: boolean) {
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const { mutate, data, isError, isPending, isIdle } = useMutation({
    mutationFn: () => recallFrom(canonicalVenue(code), requestNo),
    onSuccess: (fate) => {
      if (fate === 'kept') setRequestNo(newRequestNo())
    },
    // Also after a lost answer: the money may have moved.
    onSettled: () => moneyChanged('recall'),
  })
  const isUntouched = isIdle && !isAsked
  const word = isUntouched ? WORDS.kept : isError ? 'closedUnknown' : data && !isPending ? WORDS[data] : 'closedAsking'
  return {
    ask: mutate as () => void,
    word,
    canRetry: isUntouched || (!isPending && (isError || data === 'kept')),
  } as const
}
