import { usePendingCount } from './use-pending-count.ts'

export function PendingCount(): null {
  usePendingCount()
  return null
}
