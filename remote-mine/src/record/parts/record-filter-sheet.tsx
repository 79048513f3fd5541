import { useMessages } from '@lantern/i18n'
import { type FilterGroup, FilterSheet } from '@lantern/page'
import { partsMessages } from '../../parts/parts.messages.ts'
import { recordMessages } from './record.messages.ts'

export type RecordFilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly FilterGroup[]
  onReset: () => void
}

/** The filters of a record. */
export function RecordFilterSheet(props: RecordFilterSheetProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  return <FilterSheet {...props} texts={{ title: t.filter, close: p.close, reset: t.reset, done: t.apply }} />
}
