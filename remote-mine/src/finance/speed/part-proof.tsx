import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Button, IconImage, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { partsMessages } from '../../parts/parts.messages.ts'
import { partProofQuery } from './speed.api.ts'
import { speedMessages } from './speed.messages.ts'
import styles from './speed.module.css'

/** The payer's proof, loaded on demand. */
export function PartProof({ partNo }: { partNo: string }) {
  const t = useMessages(speedMessages)
  const p = useMessages(partsMessages)
  const [isOpen, setOpen] = useState(false)
  const proof = useQuery({ ...partProofQuery(partNo), enabled: isOpen })
  return (
    <>
      <Button size="sm" icon={<IconImage />} onClick={() => setOpen(true)}>
        {t.proof}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t.proofTitle} closeLabel={p.close}>
        <QueryView query={proof} skeleton={<Skeleton shape="card" label={p.loading} />}>
          {(pictures) => (
            <div className={styles.pictures}>
              {pictures.map((picture, index) => (
                <img key={picture.slice(-64)} src={picture} alt={t.proofPicture({ n: String(index + 1) })} />
              ))}
            </div>
          )}
        </QueryView>
      </Sheet>
    </>
  )
}
