import { type ComponentProps, useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { Amount } from '../../fields/amount.tsx'
import { EdgeFloat } from '../../float/edge-float.tsx'
import { IconChat } from '../../icons/icons.ts'
import { ListRow } from '../../layout/list-row.tsx'
import { Section } from '../../layout/section.tsx'
import { AlertDialog } from '../../overlays/alert-dialog.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { Sheet } from '../../overlays/sheet.tsx'
import { type Toast, ToastRegion } from '../../patterns/toast-region.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

export function OverlaySamples({ t }: { t: GalleryTexts }) {
  const [shown, setShown] = useState<'dialog' | 'long' | 'alert' | 'sheet' | null>(
    () => (new URLSearchParams(location.search).get('open') as 'dialog' | null) ?? null,
  )
  const [toasts, setToasts] = useState<Toast[]>([])
  const [spot, setSpot] = useState<ComponentProps<typeof EdgeFloat>['spot']>()
  const set = (name: typeof shown) => (open: boolean) => setShown(open ? name : null)
  const toast = (kind: Toast['kind'], text: string) =>
    setToasts((before) => [...before, { id: String(before.length + performance.now()), kind, text }])
  return (
    <>
      <Section title="Dialog · AlertDialog · Sheet">
        <div className={styles.line}>
          <Button onClick={() => setShown('dialog')}>{t.openDialog}</Button>
          <Button onClick={() => setShown('long')}>{t.openLong}</Button>
          <Button onClick={() => setShown('alert')}>{t.openAlert}</Button>
          <Button onClick={() => setShown('sheet')}>{t.openSheet}</Button>
        </div>
        <Dialog
          open={shown === 'dialog'}
          onOpenChange={set('dialog')}
          title={t.dialogTitle}
          message={t.dialogText}
          closeLabel={t.close}
          buttons={[{ text: t.iKnow, kind: 'primary', countdown: 3 }]}
        />
        <Dialog
          open={shown === 'long'}
          onOpenChange={set('long')}
          title={t.dialogTitle}
          closeLabel={t.close}
          buttons={[{ text: t.cancel }, { text: t.iKnow, kind: 'primary' }]}
        >
          {Array.from({ length: 18 }, (_, index) => (
            <p key={index}>{t.dialogText}</p>
          ))}
        </Dialog>
        <AlertDialog
          open={shown === 'alert'}
          onOpenChange={set('alert')}
          title={t.ask}
          message={t.askText}
          cancel={{ text: t.cancel }}
          confirm={{ text: t.delete, kind: 'danger' }}
        />
        <Sheet
          open={shown === 'sheet'}
          onOpenChange={set('sheet')}
          title={t.sheetTitle}
          closeLabel={t.close}
          footer={
            <div className={styles.two}>
              <Button block>{t.withdraw}</Button>
              <Button kind="primary" block>
                {t.deposit}
              </Button>
            </div>
          }
        >
          <Amount value="1234.5" currency="¥" size="hero" />
          <ListRow title={t.available} value={<Amount value="1134.50" />} />
          <ListRow title={t.locked} value={<Amount value="100" />} />
        </Sheet>
      </Section>
      <Section title="EdgeFloat">
        <EdgeFloat spot={spot} onMove={setSpot} className={styles.float}>
          <IconButton label={t.mail} icon={<IconChat />} kind="tinted" mark="9+" />
        </EdgeFloat>
      </Section>
      <Section title="Toast">
        <div className={styles.line}>
          <Button onClick={() => toast('success', t.toastOk)}>{t.openToast}</Button>
          <Button onClick={() => toast('error', t.toastFail)}>{t.toastFail}</Button>
        </div>
        <ToastRegion
          label={t.region}
          dismissLabel={t.close}
          toasts={toasts}
          onDismiss={(id) => setToasts((before) => before.filter((one) => one.id !== id))}
        />
      </Section>
    </>
  )
}
