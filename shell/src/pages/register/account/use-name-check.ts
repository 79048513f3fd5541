import { delay } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { askNameCheck } from './register.api.ts'
import { isUserName } from './register.rules.ts'

/** Delay after the last key (screens.md 3). */
const DEBOUNCE_MS = 400

export type NameCheck = { kind: 'unknown' } | { kind: 'free' } | { kind: 'taken'; suggest: readonly string[] }

/** Whether a user name is available. Unknown when the server does not answer: registration decides. */
export function useNameCheck(userName: string): NameCheck {
  const { data } = useQuery({
    queryKey: ['user', 'name-check', userName.toLowerCase()],
    enabled: isUserName(userName),
    retry: false,
    queryFn: async ({ signal }) => {
      await delay(DEBOUNCE_MS, signal)
      return askNameCheck(userName, signal)
    },
  })
  if (!data || !isUserName(userName)) return { kind: 'unknown' }
  return data.ok ? { kind: 'free' } : { kind: 'taken', suggest: data.suggest }
}
