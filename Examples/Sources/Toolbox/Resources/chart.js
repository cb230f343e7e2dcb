import { Chart, registerables } from "./chart.esm.js";

Chart.register(...registerables);

// The line has the colour of the element's text.
const dataOf = ({ labels, values }, { color }) =>
  ({ labels, datasets: [{ label: "Sales", data: values, borderColor: color, backgroundColor: color }] });

export default class LineChart {
  constructor(element, series, page) {
    this.style = getComputedStyle(element);
    const canvas = element.appendChild(document.createElement("canvas"));
    const onClick = (event, [hit]) => hit && page.send("picked", hit.index);
    const options = { animation: false, onClick };
    this.chart = new Chart(canvas, { type: "line", data: dataOf(series, this.style), options });
  }

  changed(series) {
    this.chart.data = dataOf(series, this.style);
    this.chart.update();
  }

  removed() {
    this.chart.destroy();
  }

  // The picture as a data address.
  picture(type) {
    return this.chart.toBase64Image(type);
  }
}
