import { emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useMutation } from '@tanstack/react-query'

/** Asks to return after a self-exclusion, or takes that back; every figure and money button of the page is refetched. */
export function useReturn() {
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    // Also after a refusal: the state has changed on another device.
    onSettled: () => emit('money:changed', { reason: 'return' }),
  })
}
