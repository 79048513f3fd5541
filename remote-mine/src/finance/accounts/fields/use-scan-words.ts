/** Error messages for pictures that could not be decoded. */
import { useMessages } from '@lantern/i18n'
import { accountsMessages } from '../parts/accounts.messages.ts'
import type { ScanProblem } from './scan-code.ts'

export function useScanWords(): (failure: unknown) => string {
  const t = useMessages(accountsMessages)
  const sentences: Readonly<Record<ScanProblem, string>> = {
    type: t.scanType,
    size: t.scanSize,
    broken: t.scanBroken,
    'no-code': t.scanNoCode,
  }
  return (failure) => sentences[(failure instanceof Error ? failure.message : '') as ScanProblem] ?? t.scanBroken
}
