export function download(text: string, fileName: string, type: string) {
  save(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
}

export function save(file: Blob, fileName: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
