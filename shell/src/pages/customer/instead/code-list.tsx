import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import type { InsteadCode } from '@lantern/contract/service'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Empty, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { insteadMessages } from './instead.messages.ts'

/** Past codes; a credited one links to its order. */
export function CodeList({ list }: { list: readonly InsteadCode[] }) {
  const t = useMessages(insteadMessages)
  if (list.length === 0) return <Empty art="records" title={t.none} detail={t.noneHint} />
  return list.map(({ code, amount, state, createdAt, orderNo }) => (
    <ListRow
      key={code}
      title={`${code.slice(0, 4)} ${code.slice(4)}`}
      detail={formatDateTime(createdAt)}
      value={formatMoney(amount)}
      note={entryOf(t.states, state) ?? state}
      {...(orderNo ? { render: <Link to={`${ROUTE.deposit}?orderNo=${encodeURIComponent(orderNo)}`} /> } : {})}
    />
  ))
}
