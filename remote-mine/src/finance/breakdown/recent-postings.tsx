import type { DataOf } from '@lantern/contract'
import { csvOf } from '@lantern/contract/csv'
import { ledgerRecent } from '@lantern/contract/ledger'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { call } from '@lantern/platform'
import {
  Amount,
  Button,
  Card,
  Empty,
  IconCoins,
  IconDeposit,
  IconDownload,
  IconPercent,
  IconReceipt,
  IconTransfer,
  IconWithdraw,
  ListRow,
  Section,
  Skeleton,
} from '@lantern/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLedgerWords } from '../../parts/explain/use-ledger-words.ts'
import { saveFile } from '../../parts/files/save-file.ts'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { allVenuesQuery } from '../../parts/results/venues.api.ts'
import { breakdownMessages } from './breakdown.messages.ts'
import styles from './breakdown.module.css'

const SHOWN = 20

/** By the first word of the purpose of a posting. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  DEPOSIT: <IconDeposit />,
  WITHDRAW: <IconWithdraw />,
  TRANSFER: <IconTransfer />,
  BET: <IconReceipt />,
  REBATE: <IconPercent />,
}
const iconOf = (biz: string): ReactNode => entryOf(ICONS, biz.split('_')[0] ?? '') ?? <IconCoins />

function recentQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'ledger-recent'],
    queryFn: ({ signal }) => call(ledgerRecent, { n: SHOWN }, { signal }),
  })
}

type Entry = DataOf<typeof ledgerRecent>['list'][number]

/** Titles of entries, in which each venue has its name. */
function useTitles(): (entry: Entry) => string {
  const words = useLedgerWords()
  const isEnglish = useLocale() === 'en'
  const { data: venues } = useQuery(allVenuesQuery())
  return (entry) => {
    const name = venues?.find(({ enName }) => enName === entry.venue)?.name
    return words.title(entry, isEnglish ? name?.en : name?.zh)
  }
}

/** The newest postings of the main wallet with the balance after each; they can be downloaded as a file. */
export function RecentPostings() {
  const t = useMessages(breakdownMessages)
  const titleOf = useTitles()
  const query = useQuery(recentQuery())
  const save = (told: DataOf<typeof ledgerRecent>) => {
    const rows = told.list.map((row) => [
      formatDateTime(row.at),
      titleOf(row),
      row.amount,
      row.balanceAfter,
      row.entryNo,
    ])
    saveFile(t.file({ n: String(told.version) }), csvOf([t.time, t.what, t.amount, t.balance, t.no], rows))
  }
  const { data } = query
  return (
    <Section
      title={t.recent}
      action={
        data && data.list.length > 0 ? (
          <Button kind="quiet" size="sm" className={styles.save} icon={<IconDownload />} onClick={() => save(data)}>
            {t.save}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton shape="row" count={6} />}
        empty={({ list }) => list.length === 0 && <Empty title={t.none} detail={t.noneDetail} />}
      >
        {({ list }) => <Postings list={list} />}
      </QueryView>
    </Section>
  )
}

function Postings({ list }: { list: readonly Entry[] }) {
  const t = useMessages(breakdownMessages)
  const titleOf = useTitles()
  const [isHidden] = useHideAmounts()
  return (
    <Card padding="none">
      {list.map((row) => (
        <ListRow
          key={row.entryNo}
          icon={iconOf(row.biz)}
          iconTile
          title={titleOf(row)}
          detail={formatDateTime(row.at)}
          value={
            <Amount
              value={row.amount}
              currency="¥"
              sign
              hidden={isHidden}
              tone={row.amount.startsWith('-') ? 'neutral' : 'positive'}
            />
          }
          note={isHidden ? undefined : t.after({ n: formatMoney(row.balanceAfter) })}
        />
      ))}
    </Card>
  )
}
