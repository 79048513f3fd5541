import { DownloadContent } from './download-content.tsx'

/** `/download`. */
export function DownloadPage() {
  return <DownloadContent />
}
