import { useMessages } from '@lantern/i18n'
import { emit, showToast } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PROFILE_KEY } from '../parts/profile.api.ts'
import { userInfoMessages } from '../parts/user-info.messages.ts'

/** Saves a change, says whether it applies now or is reviewed, and refetches what shows it. */
export function useProfileChange(onSaved: () => void) {
  const t = useMessages(userInfoMessages)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (save: () => Promise<{ reviewId?: string | null }>) => save(),
    onSuccess: ({ reviewId }) => {
      showToast({ text: reviewId ? t.inReviewNow : t.saved, kind: 'success' })
      // The hub and the headers show the name.
      emit('money:changed', { reason: 'profile' })
      onSaved()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PROFILE_KEY] }),
  })
}
