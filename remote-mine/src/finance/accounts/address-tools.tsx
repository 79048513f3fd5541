import { useMessages } from '@lantern/i18n'
import { PICTURE_TYPES } from '@lantern/platform'
import { Button, IconCopy, IconQrCode } from '@lantern/ui'
import { useRef, useState } from 'react'
import { accountsMessages } from './accounts.messages.ts'
import styles from './accounts.module.css'
import { scanCode } from './scan-code.ts'
import { addressIn } from './scanned.rules.ts'
import { useScanWords } from './use-scan-words.ts'

/** An address is long: it is pasted, or read from the picture of its code. */
export function AddressTools({ onAddress }: { onAddress: (address: string) => void }) {
  const t = useMessages(accountsMessages)
  const words = useScanWords()
  const file = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<{ text: string; isWrong: boolean } | null>(null)
  const [isReading, setReading] = useState(false)
  const scan = async (picked: File | undefined) => {
    if (!picked) return
    setReading(true)
    await scanCode(picked)
      .then((text) => {
        onAddress(addressIn(text))
        setTold({ text: t.scanned, isWrong: false })
      })
      .catch((failure: unknown) => setTold({ text: words(failure), isWrong: true }))
    setReading(false)
  }
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => '')
    if (text) onAddress(addressIn(text))
    setTold(text ? null : { text: t.pasteNothing, isWrong: true })
  }
  return (
    <div className={styles.choice}>
      <div className={styles.addressTools}>
        <Button size="sm" icon={<IconCopy />} onClick={() => void paste()}>
          {t.paste}
        </Button>
        <Button size="sm" icon={<IconQrCode />} busy={isReading} onClick={() => file.current?.click()}>
          {t.scanPicture}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        aria-label={t.scanPicture}
        tabIndex={-1}
        onChange={(event) => {
          void scan(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p role="status" className={told?.isWrong ? styles.wrong : styles.weak}>
        {told?.text}
      </p>
    </div>
  )
}
