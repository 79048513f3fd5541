import { FLIP_CARDS, FLIP_GAP_MS, type Flip, type FlipPrize, isClientSeed } from '@lantern/contract/lucky-flip'
import { useLocale, useMessages } from '@lantern/i18n'
import { Disclosure, InlineCopy, Note, SubmitNote } from '@lantern/page'
import { lazyPage } from '@lantern/page/lazy-page'
import { useCountdown, useOnline } from '@lantern/platform'
import { Button, Card, IconAlert, IconVerified, Section, TextField } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { FlipCard } from './flip-card.tsx'
import { seedText } from './flip-odds.rules.ts'
import { FlipRecord } from './flip-record.tsx'
import type { MyFlips } from './lucky-flip.api.ts'
import { luckyFlipMessages } from './lucky-flip.messages.ts'
import styles from './lucky-flip.module.css'
import { useFlip, type Verdict } from './use-flip.ts'

/** Lazy, because only members who check a flip open it. */
const FlipCheckSheet = lazyPage(() => import('./check/flip-check-sheet.tsx'), 'FlipCheckSheet')
const POSITIONS = Array.from({ length: FLIP_CARDS }, (_, position) => position)

type FlipPlayProps = { table: string; my: MyFlips; prizes: readonly FlipPrize[] }

/** The cards of a member, the outcome with its check, the promise for the next flip, and earlier flips. */
export function FlipPlay({ table, my, prizes }: FlipPlayProps) {
  const t = useMessages(luckyFlipMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const isOnline = useOnline()
  const play = useFlip({ table, next: my.next })
  const [ownSeed] = useState(() => seedText())
  const [checked, setChecked] = useState<Flip | null>(null)
  const seed = play.clientSeed ?? ownSeed
  const isSeedWrong = !isClientSeed(seed)
  const last = play.flipped?.flip ?? my.record[0]
  const waitMs = useCountdown(last ? last.at + FLIP_GAP_MS : null)
  const isClosed = play.isBlocked || waitMs > 0 || my.chances === 0 || isSeedWrong || !isOnline
  const { flipped } = play
  return (
    <>
      <Section title={t.board} lead={t.hint}>
        <div className={styles.board}>
          {POSITIONS.map((position) => (
            <FlipCard
              key={position}
              position={position}
              prize={flipped?.flip.position === position ? flipped.flip.prize[named] : null}
              isAwaited={play.awaited === position}
              disabled={isClosed}
              onFlip={() => play.flip(position, seed)}
            />
          ))}
        </div>
        <div role="status" className={styles.said}>
          {play.awaited !== null && t.awaited}
          {flipped && <p className={styles.outcome}>{outcomeOf(t, flipped.flip, named)}</p>}
          {flipped && flipped.verdict !== 'unfair' && (
            <p className={styles.verdict} data-verdict={flipped.verdict}>
              {flipped.verdict === 'fair' && <IconVerified />}
              {t[flipped.verdict]}
            </p>
          )}
          {!flipped && my.chances === 0 && t.usedUp}
          {!isOnline && t.offline}
        </div>
        {flipped?.verdict === 'unfair' && (
          <Note tone="negative" role="alert" icon={<IconAlert />}>
            {t.unfair}
          </Note>
        )}
        {flipped && (
          <Button size="sm" onClick={() => setChecked(flipped.flip)}>
            {t.check}
          </Button>
        )}
        {play.refusal !== '' && (
          <Note tone="warning" role="alert" icon={<IconAlert />}>
            {play.refusal}
          </Note>
        )}
        <SubmitNote submit={play.submit} />
      </Section>
      <Card padding="none" className={styles.fairness}>
        <Disclosure summary={t.proof}>
          <div className={styles.proof}>
            <p className={styles.text}>{t.proofLead}</p>
            <p className={styles.hash}>
              <span className={styles.weak}>{t.commit}</span>
              <code>{my.next.commit}</code>
              <InlineCopy text={my.next.commit} label={t.copy} />
            </p>
            <TextField
              label={t.mySeed}
              hint={t.mySeedHint}
              error={isSeedWrong ? t.seedWrong : undefined}
              value={seed}
              onValueChange={play.setClientSeed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
        </Disclosure>
      </Card>
      <FlipRecord flips={my.record} onCheck={setChecked} />
      {checked && (
        <Suspense fallback={null}>
          <FlipCheckSheet flip={checked} prizes={prizes} onClose={() => setChecked(null)} />
        </Suspense>
      )}
    </>
  )
}

type Texts = { won: (values: { prize: string }) => string; nothing: string } & Record<Verdict, string>

function outcomeOf(t: Texts, { amount, prize }: Flip, named: 'zh' | 'en'): string {
  return amount === '0.00' ? t.nothing : t.won({ prize: prize[named] })
}
