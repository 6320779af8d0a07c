interface PictureFieldProps {
  picture: { file?: string };
}

/** The picture of a group of fields. */
export const PictureField = ({ picture: { file } }: PictureFieldProps) => <p className="wrap-anywhere">{file}</p>;
