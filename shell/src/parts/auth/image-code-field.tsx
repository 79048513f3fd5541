import { useMessages } from '@lantern/i18n'
import { Button, IconRetry, IconSuccess, TextField } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { askImageCode } from './auth-parts.api.ts'
import { authPartsMessages } from './auth-parts.messages.ts'
import styles from './form.module.css'

export type ImageCodeValue = { imageId: string; imageCode: string }

type Props = {
  value: ImageCodeValue
  onValueChange: (value: ImageCodeValue) => void
  error?: string
  /** The behaviour check was passed in its place. */
  isPassed?: boolean
  /** Opens the other kinds of check: not everybody can read pictures (screens.md 0.6). */
  onOtherWay?: () => void
}

/**
 * The picture with characters that the server asks for after wrong passwords (6021, 6024). Tap the picture for another; one that did not come
 * leaves a place to tap and the other kinds (900000).
 */
export function ImageCodeField({ value, onValueChange, error, isPassed = false, onOtherWay }: Props) {
  const t = useMessages(authPartsMessages)
  const turn = useId()
  const image = useQuery({
    // A picture serves once: the field of the next try must not begin with the last one's.
    queryKey: ['user', 'image-code', turn],
    queryFn: askImageCode,
    enabled: !isPassed,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const imageId = image.data?.imageId
  const latest = useRef({ value, onValueChange })
  latest.current = { value, onValueChange }
  // Whoever types faster than the picture comes has typed for that picture all the same.
  useEffect(() => {
    if (imageId !== undefined) latest.current.onValueChange({ ...latest.current.value, imageId })
  }, [imageId])

  if (isPassed)
    return (
      <p className={styles.passed} role="status">
        <IconSuccess /> {t.checkPassed}
      </p>
    )
  const another = (): void => {
    onValueChange({ imageId: '', imageCode: '' })
    void image.refetch()
  }
  return (
    <div className={styles.group}>
      <TextField
        label={t.imageCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
        value={value.imageCode}
        onValueChange={(imageCode) => onValueChange({ ...value, imageCode })}
        error={error}
        suffix={
          <button
            type="button"
            className={styles.image}
            data-lost={image.isError || undefined}
            aria-busy={image.isFetching || undefined}
            onClick={another}
            aria-label={image.isError ? t.imageFailed : t.newImage}
          >
            {image.isError ? (
              <>
                <IconRetry /> {t.imageFailed}
              </>
            ) : (
              image.data && <img src={image.data.img} alt="" />
            )}
          </button>
        }
      />
      {onOtherWay && (
        <Button kind="quiet" size="sm" className={styles.otherWay} onClick={onOtherWay}>
          {image.isError ? t.imageLostOtherWay : t.imageOtherWay}
        </Button>
      )}
    </div>
  )
}
