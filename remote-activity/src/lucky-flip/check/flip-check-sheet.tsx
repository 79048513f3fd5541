import type { Flip, FlipPrize } from '@lantern/contract/lucky-flip'
import { useLocale, useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Badge, CopyButton, Sheet, Skeleton } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { flipCheckMessages } from './flip-check.messages.ts'
import styles from './flip-check.module.css'
import { checkFlip, type FlipCheck } from './flip-check.ts'

type FlipCheckSheetProps = { flip: Flip; prizes: readonly FlipPrize[]; onClose: () => void }

/** Every step of the check with its data, the nine cards, and the data for another program. */
export function FlipCheckSheet({ flip, prizes, onClose }: FlipCheckSheetProps) {
  const t = useMessages(flipCheckMessages)
  const [check, setCheck] = useState<FlipCheck | null | undefined>(undefined)
  useEffect(() => {
    let isShown = true
    void checkFlip(flip).then((found) => isShown && setCheck(found))
    return () => {
      isShown = false
    }
  }, [flip])
  const { commit, serverSeed, clientSeed, nonce, table, position, prizeId } = flip
  const data = JSON.stringify({ commit, serverSeed, clientSeed, nonce, table, position, prizeId }, null, 2)
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t.check}
      closeLabel={t.close}
      footer={<CopyButton text={data} label={t.copyData} doneLabel={t.copied} size="md" />}
    >
      <div className={styles.steps}>
        {check === undefined && <Skeleton count={4} label={t.checking} />}
        {check === null && <p className={styles.text}>{t.unchecked}</p>}
        {check && <CheckSteps flip={flip} check={check} prizes={prizes} />}
        <p className={styles.weak}>{t.own}</p>
      </div>
    </Sheet>
  )
}

function CheckSteps({ flip, check, prizes }: Pick<FlipCheckSheetProps, 'flip' | 'prizes'> & { check: FlipCheck }) {
  const t = useMessages(flipCheckMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const nameOf = (id: string): string => prizes.find((prize) => prize.id === id)?.name[named] ?? id
  const code = (text: string) => <code className={styles.code}>{text}</code>
  return (
    <>
      <Step title={t.step1} text={t.step1Text} holds={check.isPromised} />
      <Facts
        facts={[
          { label: t.serverSeed, value: code(flip.serverSeed) },
          { label: t.promised, value: code(flip.commit) },
          { label: t.computed, value: code(check.hash) },
        ]}
      />
      <Step title={t.step2} text={t.step2Text} />
      <Facts
        facts={[
          { label: t.mySeed, value: code(flip.clientSeed) },
          { label: t.number, value: flip.nonce },
        ]}
      />
      <Step title={t.step3} text={t.step3Text} holds={check.isPaid} />
      <Facts facts={[{ label: t.table, value: code(flip.table.replaceAll(',', ', ')) }]} />
      <ol className={styles.cards} aria-label={t.board}>
        {check.cards.map((id, position) => (
          <li key={position} data-mine={position === flip.position || undefined}>
            <span>{check.points[position]}</span>
            <span>{nameOf(id)}</span>
            {position === flip.position && <Badge tone="accent">{t.yours}</Badge>}
          </li>
        ))}
      </ol>
    </>
  )
}

function Step({ title, text, holds }: { title: string; text: string; holds?: boolean }) {
  const t = useMessages(flipCheckMessages)
  return (
    <div className={styles.step}>
      <h3 className={styles.stepTitle}>
        {title}
        {holds !== undefined && <Badge tone={holds ? 'positive' : 'negative'}>{holds ? t.same : t.differs}</Badge>}
      </h3>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
