import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Disclosure } from '@lantern/page'
import { Amount, Badge, ListRow, Timeline, type Tone } from '@lantern/ui'
import { offerStateMessages } from '../../parts/offer-state.messages.ts'
import { AppealForm } from './appeal-form.tsx'
import type { Claim } from './claims.api.ts'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

const TONE: Readonly<Record<string, Tone>> = {
  applied: 'warning',
  review: 'warning',
  appeal: 'warning',
  running: 'info',
  granted: 'positive',
  rejected: 'negative',
}

/** A claim with its state; below it the reason of a rejection, the steps, and the appeal form while one is possible. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const t = useMessages(claimsMessages)
  const { state: states } = useMessages(offerStateMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const nameOf = (state: string): string => entryOf(states as Readonly<Record<string, string>>, state) ?? state
  return (
    <div className={styles.claim}>
      <ListRow
        title={claim.name[named]}
        detail={<Badge tone={TONE[claim.state] ?? 'neutral'}>{nameOf(claim.state)}</Badge>}
        value={<Amount value={claim.amount} currency="¥" />}
        note={formatDateTime(claim.at)}
      />
      {(claim.reason !== null || claim.progress !== undefined || claim.steps.length > 0) && (
        <div className={styles.details}>
          {claim.reason !== null && <p className={styles.reason}>{t.reason({ text: claim.reason[named] })}</p>}
          {claim.progress !== undefined && claim.need !== undefined && (
            <p
              className={styles.reason}
            >{`${t.progress} ¥${formatMoney(claim.progress)} / ¥${formatMoney(claim.need)}`}</p>
          )}
          {claim.steps.length > 0 && (
            <Disclosure summary={t.steps}>
              <Timeline
                label={t.steps}
                stateLabels={t.stepState}
                steps={claim.steps.map(({ state, at }, index) => ({
                  id: `${index}`,
                  title: nameOf(state),
                  time: formatDateTime(at),
                  state: state === 'rejected' ? 'failed' : index === claim.steps.length - 1 ? 'current' : 'done',
                }))}
              />
            </Disclosure>
          )}
          {claim.appealUntil !== null && <AppealForm claimId={claim.id} until={claim.appealUntil} />}
        </div>
      )}
    </div>
  )
}
