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
  /** The behaviour check was passed instead. */
  isPassed?: boolean
  /** Opens the other kinds of check: some members cannot read images (screens.md 0.6). */
  onOtherWay?: () => void
}

/**
 * The image code that the server requires after wrong passwords (6021, 6024). Tapping the image loads another one; a failed image
 * offers a reload and the other kinds of check (900000).
 */
export function ImageCodeField({ value, onValueChange, error, isPassed = false, onOtherWay }: Props) {
  const t = useMessages(authPartsMessages)
  const turn = useId()
  const image = useQuery({
    // An image is single-use: the field of the next attempt must not start with the previous one.
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
  // Input typed before the image has loaded counts for that image.
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
