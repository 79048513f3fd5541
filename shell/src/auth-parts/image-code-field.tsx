import { useMessages } from '@lantern/i18n'
import { TextField } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { askImageCode } from './auth-parts.api.ts'
import { authPartsMessages } from './auth-parts.messages.ts'
import styles from './form.module.css'

export type ImageCodeValue = { imageId: string; imageCode: string }

type Props = { value: ImageCodeValue; onValueChange: (value: ImageCodeValue) => void; error?: string }

/** The picture with characters that the server asks for after wrong passwords (6021, 6024). Tap the picture for another. */
export function ImageCodeField({ value, onValueChange, error }: Props) {
  const t = useMessages(authPartsMessages)
  const image = useQuery({
    queryKey: ['user', 'image-code'],
    queryFn: askImageCode,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <div className={styles.row}>
      <TextField
        label={t.imageCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
        value={value.imageCode}
        onValueChange={(imageCode) => onValueChange({ imageId: image.data?.imageId ?? '', imageCode })}
        error={error}
      />
      <button
        type="button"
        className={styles.image}
        onClick={() => void image.refetch()}
        aria-label={image.isError ? t.imageFailed : t.newImage}
      >
        {image.data ? <img src={image.data.img} alt="" /> : image.isError ? t.imageFailed : null}
      </button>
    </div>
  )
}
