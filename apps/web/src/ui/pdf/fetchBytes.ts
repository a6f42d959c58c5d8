/** The bytes behind a signed link of our own server. The browser keeps no copy of them. */
export async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { cache: 'no-store', credentials: 'same-origin', signal });
  if (!answer.ok) throw new Error(`The file was not sent: ${answer.status}`);
  return answer.arrayBuffer();
}
