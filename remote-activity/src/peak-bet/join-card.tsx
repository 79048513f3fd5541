import type { PeakMe } from '@lantern/contract/peak-bet'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { memberMessage, useOnline } from '@lantern/platform'
import { Button, Card, CopyButton, StatRow, Switch } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { joinBoard, PEAK_KEY } from './peak.api.ts'
import { peakMessages } from './peak.messages.ts'
import styles from './peak.module.css'
import { useOddsText } from './use-odds-text.ts'

/** Switch to take part, the member's result, and the link for friends. */
export function JoinCard({ me }: { me: PeakMe }) {
  const t = useMessages(peakMessages)
  const queries = useQueryClient()
  const isOnline = useOnline()
  const join = useMutation({
    mutationFn: joinBoard,
    onSettled: () => queries.invalidateQueries({ queryKey: PEAK_KEY }),
  })
  const isOn = join.isPending ? join.variables : me.isJoined
  return (
    <Card className={styles.stack}>
      <Switch
        label={t.join}
        hint={me.isJoined && me.joinedAt !== null ? t.joinedSince({ at: formatDateTime(me.joinedAt) }) : t.joinHint}
        checked={isOn}
        disabled={join.isPending || !isOnline || (me.isPaused && !me.isJoined)}
        onCheckedChange={(on) => join.mutate(on)}
      />
      {join.isError && (
        <p role="alert" className={styles.lead}>
          {memberMessage(join.error)}
        </p>
      )}
      {!isOnline && <p className={styles.lead}>{t.offline}</p>}
      {me.isJoined && !me.isPaused && <MyResult me={me} />}
    </Card>
  )
}

function MyResult({ me: { best, link } }: { me: PeakMe }) {
  const t = useMessages(peakMessages)
  const oddsText = useOddsText()
  const address = new URL(link, location.origin).href
  const share = async (): Promise<void> => {
    // Closing the share menu is not an error.
    await navigator.share({ title: t.title, text: t.shareText, url: address }).catch(() => undefined)
  }
  return (
    <>
      {best === null ? (
        <p className={styles.lead}>{t.noResult}</p>
      ) : (
        <StatRow
          stats={[
            { label: t.myRank, value: best.rank },
            { label: t.myOdds, value: oddsText(best.odds) },
            { label: t.myStake, value: formatMoney(best.countedStake) },
          ]}
        />
      )}
      {link !== '' && (
        <div className={styles.actions}>
          <CopyButton size="md" text={address} label={t.copy} doneLabel={t.copied} />
          {'share' in navigator && <Button onClick={() => void share()}>{t.share}</Button>}
        </div>
      )}
    </>
  )
}
