import type { DataOf } from '@lantern/contract'
import type { betDetail } from '@lantern/contract/records'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Facts, OrderNo, QueryView } from '@lantern/page'
import { Amount, Badge, Card, Section, Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { LedgerTable } from '../../parts/explain/ledger-table.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { betQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'
import { betTone, netOf, pickWithLine } from './bet.rules.ts'
import { LegMatch } from './leg-match.tsx'
import { useBetWords } from './use-bet-words.ts'

export type BetDetailProps = { no: string | null; open: boolean; onOpenChange: (open: boolean) => void }

/** Details of a bet: legs, amounts, turnover rule and ledger postings. */
export function BetDetail({ no, open, onOpenChange }: BetDetailProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const query = useQuery(betQuery(no))
  return (
    <Sheet beside open={open} onOpenChange={onOpenChange} title={t.betDetail} closeLabel={p.close}>
      <QueryView query={query}>{(data) => <BetBody data={data} />}</QueryView>
    </Sheet>
  )
}

function BetBody({ data: { bet, rule, ledger } }: { data: DataOf<typeof betDetail> }) {
  const t = useMessages(recordMessages)
  const words = useBetWords()
  const net = netOf(bet)
  return (
    <div className={styles.detail}>
      <div className={styles.hero}>
        {net === null ? (
          <Amount value={bet.stake} currency="¥" size="hero" />
        ) : (
          <Amount value={net} currency="¥" size="hero" sign tone="auto" />
        )}
        <Badge tone={betTone(bet)}>{words.state(bet)}</Badge>
      </div>
      <Card>
        {bet.legs.map((leg) => (
          <div key={`${leg.matchId}-${leg.market}`} className={styles.leg}>
            <div className={styles.legHead}>
              <span>{pickWithLine(leg)}</span>
              {leg.odds !== '' && <span>{words.price(leg.odds, bet.oddsType)}</span>}
            </div>
            <LegMatch leg={leg} />
            <span className={styles.legText}>
              {`${leg.market} · ${leg.league}`}
              {bet.kind === 'parlay' && leg.result && ` · ${words.result(leg.result)}`}
            </span>
          </div>
        ))}
      </Card>
      <Facts
        facts={[
          { label: bet.parts.length > 0 ? t.restStake : t.stake, value: `¥${formatMoney(bet.stake)}` },
          // A round has no odds.
          ...(bet.odds === ''
            ? []
            : [{ label: t.odds, value: `${words.price(bet.odds, bet.oddsType)} ${words.oddsType(bet.oddsType)}` }]),
          { label: t.return, value: net === null ? t.unknown : `¥${formatMoney(bet.return)}` },
          { label: t.valid, value: `¥${formatMoney(bet.valid)}` },
          { label: t.placed, value: formatDateTime(bet.placedAt) },
          { label: t.settledAt, value: bet.settledAt === null ? t.unknown : formatDateTime(bet.settledAt) },
          { label: t.no, value: <OrderNo no={bet.no} /> },
          ...(bet.partOf === null ? [] : [{ label: t.partOf, value: <OrderNo no={bet.partOf} /> }]),
          ...(bet.autoCashOut === null ? [] : [{ label: t.autoCashOut, value: `¥${formatMoney(bet.autoCashOut)}` }]),
        ]}
      />
      {rule && (
        <Section title={t.rule} level={3}>
          <p className={styles.note}>{rule}</p>
        </Section>
      )}
      {bet.parts.length > 0 && (
        <Section title={t.parts} level={3} lead={t.partsNote}>
          <ul className={styles.parts}>
            {bet.parts.map((part) => (
              <li key={part.no}>
                <p>{t.partRow({ stake: formatMoney(part.stake), returned: formatMoney(part.returned) })}</p>
                <p className={styles.legText}>
                  {part.at !== null && `${formatDateTime(part.at)} · `}
                  {part.no}
                </p>
                <p className={styles.note}>{part.rule}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {ledger.length > 0 && (
        <Section title={t.ledger} level={3} lead={t.ledgerNote}>
          <LedgerTable ledger={ledger} words={words.ledger} />
        </Section>
      )}
    </div>
  )
}
