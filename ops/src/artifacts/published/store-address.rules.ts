/** Where published files are kept, from the settings `ARTIFACT_…`. Pure. */
export type BucketAddress = {
  readonly kind: 'bucket'
  readonly bucket: string
  /** Begins the key of each file; empty, or with a slash at its end. */
  readonly prefix: string
  /** Origin of the S3 API; undefined: AWS. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Undefined: found as the AWS client does, e.g. the role of the machine. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
  /** Whether the bucket is the first part of the path, not of the host name. */
  readonly isInPath: boolean
}
export type StoreAddress = { readonly kind: 'folder'; readonly folder: string } | BucketAddress

export type ArtifactSettings = {
  readonly ARTIFACT_STORE: string
  readonly ARTIFACT_ENDPOINT?: string | undefined
  readonly ARTIFACT_REGION: string
  readonly ARTIFACT_KEY_ID: string
  readonly ARTIFACT_SECRET: string
  readonly ARTIFACT_BUCKET_IN?: 'path' | 'host' | undefined
}

/** On Windows an absolute path begins with a drive. */
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/])/
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*)\/?$/

/** Whether a text is the absolute path of a folder, or `s3://bucket/prefix`. */
export function isStoreAddress(text: string): boolean {
  return ABSOLUTE.test(text) || BUCKET.test(text)
}

/**
 * Reads the settings together.
 * @param fallback folder without ARTIFACT_STORE
 * @returns the address, or one sentence that names the setting to correct
 */
export function storeAddressOf(settings: ArtifactSettings, fallback: string): StoreAddress | string {
  const { ARTIFACT_STORE, ARTIFACT_ENDPOINT, ARTIFACT_REGION, ARTIFACT_KEY_ID, ARTIFACT_SECRET } = settings
  const [, bucket, folders = ''] = BUCKET.exec(ARTIFACT_STORE) ?? []
  const ofBuckets = (['ARTIFACT_ENDPOINT', 'ARTIFACT_KEY_ID', 'ARTIFACT_SECRET'] as const).find(
    (name) => (settings[name] ?? '') !== '',
  )
  if (bucket === undefined) {
    if (ofBuckets !== undefined) return `${ofBuckets} is for buckets: set ARTIFACT_STORE to s3://bucket/prefix.`
    return { kind: 'folder', folder: ARTIFACT_STORE || fallback }
  }
  if (ARTIFACT_KEY_ID !== '' && ARTIFACT_SECRET === '') return 'ARTIFACT_SECRET is not set: ARTIFACT_KEY_ID needs it.'
  if (ARTIFACT_SECRET !== '' && ARTIFACT_KEY_ID === '') return 'ARTIFACT_KEY_ID is not set: ARTIFACT_SECRET needs it.'
  return {
    kind: 'bucket',
    bucket,
    prefix: folders === '' ? '' : `${folders.slice(1)}/`,
    endpoint: ARTIFACT_ENDPOINT,
    region: ARTIFACT_REGION,
    keys: ARTIFACT_KEY_ID === '' ? undefined : { id: ARTIFACT_KEY_ID, secret: ARTIFACT_SECRET },
    isInPath: (settings.ARTIFACT_BUCKET_IN ?? (ARTIFACT_ENDPOINT === undefined ? 'host' : 'path')) === 'path',
  }
}
