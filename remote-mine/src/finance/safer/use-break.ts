import { BREAK_REASON } from '@lantern/contract/break-state'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useMutation } from '@tanstack/react-query'
import { saferMessages } from './safer.messages.ts'

/** Starts a break; every figure and money button of the page is refetched. */
export function useBreak() {
  const t = useMessages(saferMessages)
  return useMutation({
    mutationFn: (start: () => Promise<{ until: number }>) => start(),
    onSuccess: ({ until }) => {
      showToast({ text: t.panicDone({ t: formatDateTime(until) }), kind: 'success' })
      emit('money:changed', { reason: BREAK_REASON.here })
    },
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
}
