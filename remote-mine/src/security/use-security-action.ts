import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MONEY_KEY } from '../parts/money.api.ts'
import { SECURITY_KEY } from './security.api.ts'

/** Runs a change, refetches what it may have changed, and shows a refusal. */
export function useSecurityAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [SECURITY_KEY] })
      await client.invalidateQueries({ queryKey: [MONEY_KEY] })
    },
  })
}
