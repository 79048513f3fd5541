import { useMessages } from '@lantern/i18n'
import { Button, IconCopy, IconQrCode } from '@lantern/ui'
import { useState } from 'react'
import { PictureButton } from '../../../parts/files/picture-button.tsx'
import { accountsMessages } from '../parts/accounts.messages.ts'
import styles from '../parts/accounts.module.css'
import { scanCode } from './scan-code.ts'
import { addressIn } from './scanned.rules.ts'
import { useScanWords } from './use-scan-words.ts'

/** Pastes a wallet address or reads it from the picture of a QR code, because addresses are too long to type. */
export function AddressTools({ onAddress }: { onAddress: (address: string) => void }) {
  const t = useMessages(accountsMessages)
  const words = useScanWords()
  const [told, setTold] = useState<{ text: string; isWrong: boolean } | null>(null)
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
        <PictureButton
          label={t.scanPicture}
          icon={<IconQrCode />}
          read={scanCode}
          onStart={() => setTold(null)}
          onRead={(text) => {
            onAddress(addressIn(text))
            setTold({ text: t.scanned, isWrong: false })
          }}
          onFailure={(failure) => setTold({ text: words(failure), isWrong: true })}
        />
      </div>
      <p role="status" className={told?.isWrong ? styles.wrong : styles.weak}>
        {told?.text}
      </p>
    </div>
  )
}
