import { DownloadContent } from './download-content.tsx'

export function DownloadPage() {
  return <DownloadContent />
}
