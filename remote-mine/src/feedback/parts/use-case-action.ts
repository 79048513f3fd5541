import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FEEDBACK_KEY } from './feedback.api.ts'

/** Runs an action on a case, says that it is done, shows a refusal, and refetches the cases. */
export function useCaseAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onSuccess: (_data, { done }) => showToast({ text: done, kind: 'success' }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [FEEDBACK_KEY] }),
  })
}
