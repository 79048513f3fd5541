import { ROUTE } from '@lantern/contract'
import type { StatementGroup } from '@lantern/contract/statements'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Amount, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../hide-amounts.atoms.ts'
import { partsMessages } from '../parts.messages.ts'
import { useOrderWords } from '../use-order-words.ts'
import { resultBetsQuery } from './results.api.ts'
import { resultsMessages } from './results.messages.ts'
import styles from './results.module.css'
import type { Span } from './span.rules.ts'

export type ResultBetsSheetProps = {
  span: Span
  by: StatementGroup
  /** Key of the group; undefined = all. */
  group: string | undefined
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The bets that a stake, a return and a net result add up, newest first, with the sum of older ones. */
export function ResultBetsSheet({ span, by, group, label, open, onOpenChange }: ResultBetsSheetProps) {
  const t = useMessages(resultsMessages)
  const p = useMessages(partsMessages)
  const words = useOrderWords()
  const [isHidden] = useHideAmounts()
  const bets = useQuery({ ...resultBetsQuery(span, by, group), enabled: open })
  return (
    <Sheet
      beside
      open={open}
      onOpenChange={onOpenChange}
      title={t.behind({ label })}
      closeLabel={p.close}
      height="full"
    >
      <QueryView query={bets} skeleton={<Skeleton shape="row" count={6} label={p.loading} />}>
        {({ list, net, older, olderCount }) => (
          <table className={styles.table} aria-label={t.behind({ label })}>
            <thead>
              <tr>
                <th scope="col">{t.bet}</th>
                <th scope="col">{t.net}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((bet) => (
                <tr key={bet.no}>
                  <th scope="row">
                    <Link to={`${ROUTE.betRecord}?no=${encodeURIComponent(bet.no)}`} className={styles.link}>
                      {words.method(bet.enName)} · {formatDateTime(bet.settledAt)}
                    </Link>
                    {!isHidden && (
                      <span className={styles.weak}>
                        {t.stakeBack({ stake: `¥${formatMoney(bet.stake)}`, back: `¥${formatMoney(bet.return)}` })}
                      </span>
                    )}
                  </th>
                  <td>
                    <Amount value={bet.net} currency="¥" sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
                  </td>
                </tr>
              ))}
              {olderCount > 0 && (
                <tr>
                  <th scope="row">{t.older({ n: String(olderCount) })}</th>
                  <td>
                    <Amount value={older} currency="¥" sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
                  </td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t.sum}</th>
                <td>
                  <Amount value={net} currency="¥" sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
                </td>
              </tr>
            </tfoot>
          </table>
        )}
      </QueryView>
    </Sheet>
  )
}
