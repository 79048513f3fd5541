import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SETTINGS_KEY } from './settings.api.ts'

/** Saves a setting of safer play, then shows what is in force. */
export function useSaveSetting() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (save: () => Promise<unknown>) => save(),
    onSuccess: () => queries.invalidateQueries({ queryKey: SETTINGS_KEY }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
}
