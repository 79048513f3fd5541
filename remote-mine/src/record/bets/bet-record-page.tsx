import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { BET_RESULTS, type Bet } from '@lantern/contract/records'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Amount } from '@lantern/ui'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { betsQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import { RecordFilterSheet } from '../parts/record-filter-sheet.tsx'
import { BET_STATE_KEYS, type BetFilters, readBetFilters, writeBetFilters } from '../parts/record-filters.rules.ts'
import { RecordFrame } from '../parts/record-frame.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { type RecordRange, rangeKey } from '../parts/record-range.rules.ts'
import { TotalsLine } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'
import { netOf } from './bet.rules.ts'
import { BetDetail } from './bet-detail.tsx'
import { BetRow } from './bet-row.tsx'
import { useBetWords } from './use-bet-words.ts'

/** `/mine/record/betRecord`: open and settled bets; `?no=` opens one. */
export function BetRecordPage() {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const words = useBetWords()
  const [isHidden] = useHideAmounts()
  const [params, setParams] = useSearchParams()
  const filters = readBetFilters(params, now())
  const setFilters = (part: Partial<BetFilters>) =>
    setParams(writeBetFilters(params, { ...filters, ...part }), { replace: true })
  const onRange = (range: RecordRange) => setFilters({ range })
  const [isFiltering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<string | null>(params.get('no'))
  const [isOpen, setOpen] = useState(opened !== null)
  const query = betsQuery(filters)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, filters.range, onRange)
  const renderRow = useCallback((bet: Bet) => {
    const open = ({ no }: Bet): void => {
      setOpened(no)
      setOpen(true)
    }
    return <BetRow bet={bet} onOpen={open} />
  }, [])
  const states = { all: t.allStates, open: t.open, settled: t.settled, void: t.void }
  const figure = (value: string, isNet = false) => (
    <Amount
      value={value}
      currency="¥"
      size={isNet ? 'lg' : 'sm'}
      sign={isNet}
      tone={isNet && !value.startsWith('-') ? 'auto' : 'neutral'}
      hidden={isHidden}
      hiddenLabel={p.hidden}
    />
  )

  return (
    <RecordFrame
      kind="bets"
      range={filters.range}
      onRange={onRange}
      filter={{
        count: (filters.state === 'all' ? 0 : 1) + (filters.result === null ? 0 : 1),
        onOpen: () => setFiltering(true),
      }}
      exporting={
        <ExportButton
          ask={query.ask}
          name={`${t.bets}-${rangeKey(filters.range)}`}
          disabled={isEmpty}
          head={[
            t.placed,
            t.no,
            t.venue,
            t.pick,
            t.match,
            t.odds,
            t.oddsType,
            t.europeanOdds,
            t.stake,
            t.state,
            t.return,
            t.net,
            t.valid,
          ]}
          cells={(bet) => [
            formatDateTime(bet.placedAt),
            bet.no,
            words.venue(bet),
            words.title(bet),
            words.subtitle(bet),
            convertOdds(bet.odds, oddsTypeOf(bet.oddsType)),
            bet.odds === '' ? '' : words.oddsType(bet.oddsType),
            bet.odds,
            bet.stake,
            words.state(bet),
            bet.return,
            netOf(bet) ?? '',
            bet.valid,
          ]}
        />
      }
      totals={
        <TotalsLine
          hasFailed={hasFailed}
          leads={1}
          stats={
            totals && [
              { label: t.totalNetWin, value: figure(totals.net, true) },
              { label: t.totalStake, value: figure(totals.stake) },
              { label: t.totalValid, value: figure(totals.valid) },
              { label: t.return, value: figure(totals.return) },
            ]
          }
        />
      }
    >
      <RecordList {...list} atOf={({ placedAt }) => placedAt} keyOf={({ no }) => no} renderRow={renderRow} />
      <RecordFilterSheet
        open={isFiltering}
        onOpenChange={setFiltering}
        onReset={() => setFilters({ state: 'all', result: null })}
        groups={[
          {
            title: t.filterState,
            options: BET_STATE_KEYS.map((state) => ({
              id: state,
              text: states[state],
              isOn: filters.state === state,
              onPress: () => setFilters({ state }),
            })),
          },
          {
            title: t.filterResult,
            options: BET_RESULTS.map((result) => ({
              id: result,
              text: t[result],
              isOn: filters.result === result,
              onPress: () => setFilters({ state: 'settled', result: filters.result === result ? null : result }),
            })),
          },
        ]}
      />
      <BetDetail no={opened} open={isOpen} onOpenChange={setOpen} />
    </RecordFrame>
  )
}
