/** Venues for which the member requested a reminder. */
import { venueRemind, venueReminders } from '@lantern/contract/reminders'
import {
  call,
  isSessionError,
  memberMessage,
  queryClient,
  showToast,
  stillSignedIn,
  useSession,
} from '@lantern/platform'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

export type WaitedVenue = { isWaiting: boolean; isBusy: boolean; set: (on: boolean) => void }

export function useReminder(enName: string): WaitedVenue {
  const isMember = useSession().kind === 'member'
  const waited = useQuery({ ...remindersQuery(), enabled: isMember })
  const save = useMutation({
    mutationFn: async (on: boolean) => {
      const isStillHere = stillSignedIn()
      const answer = await call(venueRemind, { enName, on })
      if (isStillHere()) queryClient.setQueryData(remindersQuery().queryKey, answer)
    },
    onError(error) {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
  return {
    isWaiting: waited.data?.list.includes(enName) ?? false,
    isBusy: save.isPending || (isMember && waited.isPending),
    set: (on) => save.mutate(on),
  }
}

function remindersQuery() {
  return queryOptions({
    queryKey: ['games', 'reminders'],
    queryFn: ({ signal }) => call(venueReminders, {}, { signal }),
  })
}
