/** The fields of a form, kept encrypted on this device while they are not submitted. */

import { DOCUMENT_TYPES } from '@lantern/contract/id-documents'
import { KYC_FILE_KINDS } from '@lantern/contract/kyc'
import { now } from '@lantern/platform'
import { useEffect, useRef, useState } from 'react'
import { object, optional, picklist, record, string } from 'valibot'
import { EMPTY, type LevelFields } from './level-form.rules.ts'
import { dropDraft, openDraft, sealDraft } from './photo/sealed-draft.ts'
import { browserVault } from './photo/vault.ts'

const schema = object({
  docType: picklist(DOCUMENT_TYPES),
  docNo: string(),
  expireOn: string(),
  address: string(),
  source: string(),
  files: optional(record(picklist(KYC_FILE_KINDS), string()), {}),
})

/** @param owner member of the draft */
export function useSealedFields(owner: string) {
  const [fields, setFields] = useState<LevelFields>(EMPTY)
  const [wasRestored, setRestored] = useState(false)
  const isTouched = useRef(false)
  // One after the other: an older draft must not overwrite a newer one.
  const writing = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    let isGone = false
    void openDraft(browserVault, owner, { schema, now: now() }).then((draft) => {
      if (isGone || draft === null || isTouched.current) return
      setFields(draft)
      setRestored(true)
    })
    return () => {
      isGone = true
    }
  }, [owner])

  useEffect(() => {
    if (!isTouched.current) return
    writing.current = writing.current.then(() => sealDraft(browserVault, owner, fields, now()).catch(() => undefined))
  }, [fields, owner])

  return {
    fields,
    wasRestored,
    change(part: (before: LevelFields) => Partial<LevelFields>) {
      isTouched.current = true
      setFields((before) => ({ ...before, ...part(before) }))
    },
    async drop() {
      isTouched.current = false
      await writing.current
      await dropDraft(browserVault)
    },
  }
}
